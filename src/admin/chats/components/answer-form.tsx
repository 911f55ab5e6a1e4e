import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';

export type AnswerValues = { question: string; also_asked: string; answer: string };
type Props = {
  /** Tells the page's forms apart. */
  form: string;
  values: AnswerValues;
  errors: readonly { field: string; message: string }[];
  /** What goes with it unseen: which answer, of which version, or which question it settles. */
  hidden: Record<string, string>;
  intent: 'add' | 'change';
};

/** A question as customers ask it, other ways to ask it, and what the assistant says. */
export function AnswerForm({ form, values, errors, hidden, intent }: Props) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;
  return (
    <Form method="post" preventScrollReset className="grid max-w-measure gap-3 py-2">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField label="Question" name="question" form={form} maxLength={300} defaultValue={values.question} error={errorOf('question')} />
      <TextArea
        label="Other ways to ask it"
        name="also_asked"
        form={form}
        optional
        rows={3}
        hint="One per line."
        defaultValue={values.also_asked}
        error={errorOf('also_asked')}
      />
      <TextArea
        label="Answer"
        name="answer"
        form={form}
        rows={4}
        maxLength={2000}
        hint="Plain text. To link to a page, write [opening hours](/contact)."
        defaultValue={values.answer}
        error={errorOf('answer')}
      />
      <Button type="submit" name="intent" value={intent} className="justify-self-start">
        {intent === 'add' ? 'Add answer' : 'Save'}
      </Button>
    </Form>
  );
}
