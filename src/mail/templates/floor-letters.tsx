import { formatPounds } from '#money/pence.ts';
import type { LetterHead, LetterOf } from '../letters.ts';
import { Action, Paragraph, Sheet } from './frame.tsx';

/** For a shopper: the rooms they measured, and what the floors they chose come to. */
export function YourFloors({ head, letter: { rooms, floors, totalPence, link, worksFor } }: { head: LetterHead; letter: LetterOf<'your-floors'> }) {
  return (
    <Sheet head={head} title="Your rooms and floors" preview={floors.map(({ name }) => name).join(', ')}>
      {rooms.map((room, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike
        <Paragraph key={at}>{room}</Paragraph>
      ))}
      {floors.map(({ name, amount, rooms: own, pence }) => (
        <Paragraph key={name}>
          {name} ({own.join(', ')}): {amount}, {formatPounds(pence)}
        </Paragraph>
      ))}
      {floors.length > 0 && <Paragraph>Total inc. VAT, as prices are today: {formatPounds(totalPence)}</Paragraph>}
      <Action href={link}>Open your rooms</Action>
      <Paragraph quiet>You are getting this email because your address was entered on our website. The link works for {worksFor}.</Paragraph>
    </Sheet>
  );
}
