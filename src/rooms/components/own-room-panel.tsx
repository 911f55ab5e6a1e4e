import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { guessAgain, type OwnRoom, openOwnRoom, readPhotograph, undone } from '../browser/own-room.ts';

import { readSideMm } from '../photographed-room.ts';
import { Choices } from './room-choices.tsx';

/** What somebody is doing with their photograph: the rectangle, the floor, or looking at the floors laid in it. */
export type OwnStep = 'rectangle' | 'floor' | 'look';
export type Brush = { rubsOut: boolean; radius: number };

type Props = {
  room: OwnRoom | null;
  step: OwnStep;
  brush: Brush;
  onRoom: (room: OwnRoom) => void;
  onStep: (step: OwnStep) => void;
  onBrush: (brush: Brush) => void;
};

const steps = [
  { id: 'rectangle', name: '1 Measure' },
  { id: 'floor', name: '2 Mark the floor' },
  { id: 'look', name: '3 Look' },
] as const;
const tools = [
  { id: 'paint', name: 'Paint floor' },
  { id: 'rub', name: 'Rub out' },
] as const;
const sideProblem = 'Please enter a length from 0.1 to 20 metres, such as 2.4.';

/** From a visitor's photograph to a room that floors can be laid in. */
export default function OwnRoomPanel({ room, step, brush, onRoom, onStep, onBrush }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    const read = await readPhotograph(file);
    setReading(false);
    if ('problem' in read) return setProblem(read.problem);
    onRoom(openOwnRoom(read.photograph));
    onStep('rectangle');
  };
  return (
    <div className="grid gap-4">
      {isReading && <p role="status">Opening your photo…</p>}
      {room && (
        <>
          <Choices legend="Your room" name="own-step" options={steps} chosen={step} onChoose={(id) => onStep(id as OwnStep)} />
          {step === 'rectangle' && <Rectangle room={room} onRoom={onRoom} />}
          {step === 'floor' && (
            <>
              <p className="text-md text-muted">Green shows the floor. Paint or rub out where it’s wrong, such as over furniture.</p>
              <Choices
                legend="Brush"
                name="own-brush"
                options={tools}
                chosen={brush.rubsOut ? 'rub' : 'paint'}
                onChoose={(id) => onBrush({ ...brush, rubsOut: id === 'rub' })}
              />
              <label className="grid gap-1 text-md font-semibold">
                Brush size
                <input
                  type="range"
                  min={3}
                  max={80}
                  value={brush.radius}
                  onChange={(event) => onBrush({ ...brush, radius: Number(event.currentTarget.value) })}
                  className="min-h-11 w-full accent-lough"
                />
              </label>
              <div className="flex flex-wrap gap-2">
                <Button kind="secondary" aria-disabled={room.earlier.length === 0 || undefined} onClick={() => onRoom(undone(room))}>
                  Undo
                </Button>
                <Button kind="secondary" onClick={() => onRoom(guessAgain(room))}>
                  Find the floor again
                </Button>
              </div>
            </>
          )}
        </>
      )}
      <TextField
        label={room ? 'Choose another photo' : 'Choose a photo of your room'}
        name="photograph"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
        hint={`It stays in your browser and is not sent to us.${room ? '' : ' For the best result, show the whole floor, in daylight.'}`}
        error={problem}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
    </div>
  );
}

/** The sides of the rectangle that the four handles lie on. */
function Rectangle({ room, onRoom }: { room: OwnRoom; onRoom: (room: OwnRoom) => void }) {
  const [width, setWidth] = useState(String(room.widthMm / 1000));
  const [depth, setDepth] = useState(String(room.depthMm / 1000));
  const change = (typed: string, side: 'widthMm' | 'depthMm') => {
    const mm = readSideMm(typed);
    if (mm !== null) onRoom({ ...room, [side]: mm });
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <>
      <p className="text-md text-muted">
        Drag the four handles to the corners of a rectangle on your floor that you have measured: a rug, some tiles or the whole room. This sets the
        scale.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field}
          label="Width in metres"
          name="own-width"
          value={width}
          error={readSideMm(width) === null ? sideProblem : null}
          onChange={(event) => {
            setWidth(event.currentTarget.value);
            change(event.currentTarget.value, 'widthMm');
          }}
        />
        <TextField
          {...field}
          label="Depth in metres"
          name="own-depth"
          value={depth}
          error={readSideMm(depth) === null ? sideProblem : null}
          onChange={(event) => {
            setDepth(event.currentTarget.value);
            change(event.currentTarget.value, 'depthMm');
          }}
        />
      </div>
    </>
  );
}
