import { type ReactNode, useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ActionToast, ClearedWhenDone } from './action-toast.tsx';
import { AdminPage } from './admin-page.tsx';
import { FilterBar, FilterSelect, PagingLinks } from './list-controls.tsx';

type Props = {
  title: string;
  said: string;
  searchLabel: string;
  /** What the list shows unless it is narrowed, and by what it is. */
  all: string;
  options: [value: string, label: string][];
  /** What came of the last answer. */
  answered: { done?: string; errors: readonly { message: string }[] } | undefined;
  list: { total: number; page: number; pages: number };
  noun: [one: string, many: string];
  /** Said where the list has no entries; false where it has. */
  empty: string | false;
  children: ReactNode;
};

/** What people wrote, which staff answer one by one: what came of the last answer, what narrows the list, its entries and its pages. */
export function ListToAnswer({ title, said, searchLabel, all, options, answered, list, noun, empty, children }: Props) {
  // The same list until another answer comes: the summary takes the focus whenever it is given a new one.
  const refusedFor = answered?.errors;
  const errors = useMemo(() => (refusedFor ?? []).map(({ message }) => ({ field: '', message })), [refusedFor]);
  return (
    <AdminPage title={title} said={said}>
      <ActionToast answer={answered} />
      <ErrorSummary errors={errors} />
      <FilterBar searchLabel={searchLabel} keeps={[]}>
        <FilterSelect name="filter" label="Which" all={all} options={options} />
      </FilterBar>
      {empty && <p className="border-y border-sand py-8 text-muted">{empty}</p>}
      {children}
      <PagingLinks page={list.page} pages={list.pages} total={list.total} noun={noun} />
    </AdminPage>
  );
}

/** The form of an answer to the entry `id`, behind `label`; open where one was refused, to be mended. */
export function AnswerForm({
  id,
  label,
  intent,
  send,
  isOpen,
  children,
}: Record<'id' | 'label' | 'intent' | 'send', string> & { isOpen: boolean; children: ReactNode }) {
  return (
    <details className="mt-3" open={isOpen}>
      <summary className="flex min-h-11 items-center font-semibold text-lough">{label}</summary>
      <SaveForm className="grid max-w-measure gap-3">
        <input type="hidden" name="id" value={id} />
        <ClearedWhenDone />
        {children}
        <Button type="submit" name="intent" value={intent} className="justify-self-start">
          {send}
        </Button>
      </SaveForm>
    </details>
  );
}
