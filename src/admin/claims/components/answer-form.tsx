import { useState } from 'react';
import { type ClaimStatus, claimMovesFrom } from '#claims/claim-moves.ts';
import { claimNews, messageNews } from '#claims/claim-words.ts';
import type { Claim } from '#claims/queries.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { FieldError } from '#platform/refusal.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import { StepChoice } from '../../components/step-choice.tsx';
import { AgreeDay, OtherDayField } from '../../orders/components/other-day.tsx';
import { SentWithFields } from '../../orders/components/ship-form.tsx';

type Props = {
  claim: Claim;
  /** What the reported pieces cost, and what is left to refund of the order. */
  piecesPence: Pence;
  leftPence: Pence;
  errors: readonly FieldError[];
  values: Record<string, string>;
};

/** What staff can answer, each as a button would say it. */
const answers: Record<ClaimStatus, string> = {
  reported: '',
  replacing: 'Send the goods again, at no charge',
  replaced: 'The replacement has been dispatched',
  collecting: 'Collect the goods',
  collected: 'The goods have been collected',
  refunded: 'Refund all or part of the price',
  refused: 'Refuse, with a reason',
};

/** Staff's answer: what is done, and what the customer is written. */
export function AnswerClaimForm({ claim, piecesPence, leftPence, errors, values }: Props) {
  const moves = claimMovesFrom(claim.status);
  const [to, setTo] = useState(values.to ?? '');
  const errorOf = (...fields: string[]) => errors.find(({ field }) => fields.includes(field))?.message;
  const news = moves.find((move) => move === to);
  return (
    <SaveForm className="grid gap-4 border border-sand bg-white p-4">
      <h2 className="text-lg">Answer</h2>
      <ClearedWhenDone onDone={() => setTo('')} />
      <input type="hidden" name="version" value={claim.version} />
      <StepChoice
        steps={[
          ...moves.map((move) => [move, answers[move]] as const),
          ['write', claim.status === 'replacing' ? 'Not sent yet: only write, or set a day' : 'Nothing yet: only write'],
        ]}
        chosen={to}
        onChoose={setTo}
        error={errorOf('to')}
      />
      {moves.includes('refunded') && (
        <div className={to === 'refunded' ? '' : 'hidden noscript:block'}>
          <TextField
            label="Amount in pounds"
            name="amount"
            optional
            inputMode="decimal"
            autoComplete="off"
            hint={`Empty: ${formatPounds(Math.min(piecesPence, leftPence))}, what these pieces cost. At most ${formatPounds(leftPence)}.`}
            defaultValue={values.amount}
            error={errorOf('amount', 'amount_pence')}
          />
        </div>
      )}
      {moves.includes('replaced') && (
        <div className={to === 'replaced' ? '' : 'hidden noscript:block'}>
          <SentWithFields errors={errors} values={values} />
        </div>
      )}
      {(moves.includes('replacing') || claim.status === 'replacing') && (
        <div className={to === 'replacing' || (to === 'write' && claim.status === 'replacing') ? 'grid gap-3' : 'hidden gap-3 noscript:grid'}>
          <OtherDayField label="Delivery day of the replacement" optional alone errors={errors} values={values} />
          <AgreeDay errors={errors} values={values} />
        </div>
      )}
      <TextArea
        label="Your message to the customer"
        name="answer"
        rows={4}
        maxLength={1000}
        optional={claim.status === 'replacing' || (news !== undefined && news !== 'refused')}
        hint={`They are emailed: ${news === undefined ? messageNews.title : claimNews[news].title}.`}
        defaultValue={values.answer}
        error={errorOf('answer')}
      />
      <div>
        <SubmitButton busyWords="Sending…">Send answer</SubmitButton>
      </div>
    </SaveForm>
  );
}
