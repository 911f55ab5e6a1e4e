import { useState } from 'react';
import { Button } from '#ui/button.tsx';

/** What was said before is fetched when it is wanted. `recall`: fetches it, and tells whether it came. */
export function EarlierMessages({ recall }: { recall: () => Promise<boolean> }) {
  const [isBusy, setBusy] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const fetchThem = async () => {
    setBusy(true);
    setMissed(!(await recall()));
    setBusy(false);
  };
  return (
    <li className="justify-self-center">
      <Button kind="quiet" busy={isBusy} onClick={fetchThem}>
        {isMissed ? 'Couldn’t load earlier messages. Try again' : 'Earlier messages'}
      </Button>
    </li>
  );
}
