import { sendForm } from '#ui/send-form.ts';
import { tokenMissing } from './failed.ts';

/** `sendForm` for staff: what was accepted leads on within their pages, whose frame does not change. */
export const sendAsStaff = <Answer>(sent: { request: Request; serverAction: () => Promise<Answer> }, lost: string) =>
  sendForm(sent, lost, { loggedOut: tokenMissing });
