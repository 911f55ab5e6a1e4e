import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { carriedFields } from '../carried-form.ts';

/** What somebody typed before they had to log in, for one more press. It goes to the page that it was typed on, and nowhere else. */
export function CarriedForm({ next, carried }: { next: string; carried: string }) {
  return (
    <SaveForm action={next}>
      <p>What you typed before you had to log in has not been sent yet.</p>
      {carriedFields(carried).map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and none moves
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton>Send it now</SubmitButton>
        <a href={next} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Go back without it
        </a>
      </div>
    </SaveForm>
  );
}
