import { useState } from 'react';
import { formatPounds } from '#money/pence.ts';
import type { Return } from '#orders/returns/queries.server.ts';
import type { DueOfReturn } from '#orders/returns/refund-of-return.server.ts';
import { type ReturnStatus, returnMovesFrom } from '#orders/returns/return-moves.ts';
import { returnNews } from '#orders/returns/return-words.ts';
import type { FieldError } from '#platform/refusal.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import { StepChoice } from '../../components/step-choice.tsx';

type Props = { one: Return; due: DueOfReturn; errors: readonly FieldError[]; values: Record<string, string> };

/** What staff can do, each as they would say it. */
const steps: Record<ReturnStatus, string> = {
  asked: '',
  agreed: 'Agree: they may send it back',
  'on-the-way': 'They have sent it',
  arrived: 'It has arrived',
  'paid-back': 'Refund',
  refused: 'Refuse, with a reason',
  'called-off': 'Called off: the customer keeps the goods',
};

/** Staff's next step with a return, and what the customer is written. */
export function ReturnForm({ one, due, errors, values }: Props) {
  const moves = returnMovesFrom(one.status, 'staff');
  const [to, setTo] = useState(values.to ?? '');
  const errorOf = (...fields: string[]) => errors.find(({ field }) => fields.includes(field))?.message;
  const chosen = moves.find((move) => move === to);
  const only = (move: ReturnStatus) => (to === move ? 'grid gap-4' : 'hidden gap-4 noscript:grid');
  return (
    <SaveForm className="grid gap-4 border border-sand bg-white p-4">
      <h2 className="text-lg">Next step</h2>
      <ClearedWhenDone onDone={() => setTo('')} />
      <input type="hidden" name="version" value={one.version} />
      <StepChoice steps={moves.map((move) => [move, steps[move]] as const)} chosen={to} onChoose={setTo} error={errorOf('to')} />
      {moves.includes('on-the-way') && (
        <div className={only('on-the-way')}>
          <TextField
            label="Sent with"
            name="sent_with"
            optional
            maxLength={200}
            hint="From this day on you have 14 days to refund."
            defaultValue={values.sent_with}
            error={errorOf('sent_with')}
          />
        </div>
      )}
      {moves.includes('paid-back') && (
        <div className={only('paid-back')}>
          <fieldset className="grid gap-2">
            <legend className="font-semibold">Pieces to refund</legend>
            {one.lines.map((line) => (
              <TextField
                key={line.id}
                label={line.name}
                name={`line-${line.id}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                hint={`${line.quantity} in this return`}
                defaultValue={values[`line-${line.id}`] ?? String(due.lines.find(({ id }) => id === line.id)?.left ?? 0)}
                error={errorOf(`line-${line.id}`)}
              />
            ))}
          </fieldset>
          <TextField
            label="Amount in pounds"
            name="amount"
            optional
            inputMode="decimal"
            autoComplete="off"
            hint={`Empty: ${formatPounds(due.amountPence)}${
              due.carriagePence > 0 ? `, of which ${formatPounds(due.carriagePence)} is for delivery and postage` : ''
            }. Enter less if the goods were handled more than needed, and say why. At most ${formatPounds(due.leftPence)}.`}
            defaultValue={values.amount}
            error={errorOf('amount', 'amount_pence')}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="restock" defaultChecked={values.restock === 'on'} className="size-5 accent-lough" />
            These pieces are fit to be sold again: put them back in stock
          </label>
        </div>
      )}
      <TextArea
        label="Your message to the customer"
        name="answer"
        rows={4}
        maxLength={1000}
        optional={chosen !== 'refused'}
        hint={chosen ? `The subject of the email: ${returnNews[chosen].title}.` : 'It goes with the email about this step.'}
        defaultValue={values.answer}
        error={errorOf('answer')}
      />
      <div>
        <SubmitButton busyWords="Saving…">Save and email the customer</SubmitButton>
      </div>
    </SaveForm>
  );
}
