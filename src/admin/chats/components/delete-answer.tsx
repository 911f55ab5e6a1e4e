import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

/** Takes an answer away, asking first; without JavaScript at once. */
export function DeleteAnswer({ id, question }: { id: string; question: string }) {
  const [isAsking, setAsking] = useState(false);
  const form = `delete-${id}`;
  return (
    <>
      <SaveForm id={form} className="block" onSubmit={() => setAsking(false)}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value="delete"
          aria-label={`Delete: ${question}`}
          className="-ml-2"
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Delete
        </Button>
      </SaveForm>
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${question}”?`}
        confirm="Delete the answer"
        submits={{ form, name: 'intent', value: 'delete' }}
        onClose={() => setAsking(false)}
      >
        <p>The assistant will stop using this answer, and the question will need an answer again.</p>
      </ConfirmDialog>
    </>
  );
}
