import { type PointerEvent, useRef } from 'react';
import {
  clampPercent,
  type DisplaySettings,
  imageOpacities,
  moveFocalPoint,
  overlayOpacities,
  positionOf,
  positions,
  readPosition,
  slideRepeats,
} from '#platform/images/display-settings.ts';
import { Select } from '#ui/field.tsx';
import { isTiled, pictureStyle, tiledStyle } from '#ui/picture.tsx';

type Set = DisplaySettings & { backgroundRepeat?: string };

type Props = {
  /** Of the picture that is set; without one there is nothing to preview. */
  src: string | null;
  set: Set;
  onChange: (set: Set) => void;
  sizes: readonly (readonly [value: string, words: string])[];
  shape: 'photo' | 'wide';
  /** Tells the fields of two forms on one page apart. */
  form: string;
};

/** How a picture is set into its place, with a live preview. The fields have the API's names, so that a form may send them. */
export function DisplayFields({ src, set, onChange, sizes, shape, form }: Props) {
  const { x, y } = readPosition(set.backgroundPosition) ?? { x: 50, y: 50 };
  const isNamed = positions.some((name) => name === set.backgroundPosition);
  return (
    <div className="grid content-start gap-3">
      {src && <FocalPad src={src} set={set} shape={shape} onMove={(backgroundPosition) => onChange({ ...set, backgroundPosition })} />}
      {src && (
        <p className="text-sm text-muted tabular-nums">
          Focal point <span>{x}</span>% across, <span>{y}</span>% down. Drag it over the picture or use the arrow keys. Hold Shift for bigger steps.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Position"
          name="background_position"
          form={form}
          value={set.backgroundPosition}
          onChange={(event) => onChange({ ...set, backgroundPosition: event.target.value })}
        >
          {!isNamed && <option value={positionOf({ x, y })}>{`${x}%, ${y}%`}</option>}
          {positions.map((position) => (
            <option key={position} value={position}>
              {position.charAt(0).toUpperCase() + position.slice(1)}
            </option>
          ))}
        </Select>
        <Select
          label={sizes.length > 3 ? 'Size and zoom' : 'Size'}
          name="background_size"
          form={form}
          value={set.backgroundSize}
          onChange={(event) => onChange({ ...set, backgroundSize: event.target.value })}
        >
          {sizes.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
        {set.backgroundRepeat !== undefined && (
          <Select
            label="Repeat"
            name="background_repeat"
            form={form}
            hint="For when the image doesn’t fill the space."
            value={set.backgroundRepeat}
            onChange={(event) => onChange({ ...set, backgroundRepeat: event.target.value })}
          >
            {slideRepeats.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Opacity
        label="Image opacity"
        name="image_opacity"
        form={form}
        limits={imageOpacities}
        value={set.imageOpacity}
        onChange={(imageOpacity) => onChange({ ...set, imageOpacity })}
      />
      <Opacity
        label="Dark overlay"
        name="overlay_opacity"
        form={form}
        limits={overlayOpacities}
        value={set.overlayOpacity}
        onChange={(overlayOpacity) => onChange({ ...set, overlayOpacity })}
      />
    </div>
  );
}

type OpacityProps = {
  label: string;
  name: string;
  form: string;
  limits: { min: number; max: number; step: number };
  value: number;
  onChange: (value: number) => void;
};

function Opacity({ label, name, form, limits, value, onChange }: OpacityProps) {
  const id = `${form}-${name}`;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between text-md font-semibold">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="font-regular tabular-nums">
          {value.toFixed(1)}
        </output>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        {...limits}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-lough"
      />
    </div>
  );
}

type FocalPadProps = {
  /** Address of the picture that is set. */
  src: string;
  set: DisplaySettings & { backgroundRepeat?: string };
  onMove: (position: string) => void;
  /** The shape of the place that the picture is cut to. */
  shape: 'photo' | 'wide';
};

/**
 * The picture as shoppers will see it, at once. Dragging over it, or the arrow keys, move its focal point: what stays in
 * sight wherever the picture is cut.
 */
function FocalPad({ src, set, onMove, shape }: FocalPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const { x, y } = readPosition(set.backgroundPosition) ?? { x: 50, y: 50 };
  const drag = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    const percent = (from: number, length: number) => clampPercent((from / length) * 100);
    onMove(positionOf({ x: percent(event.clientX - box.left, box.width), y: percent(event.clientY - box.top, box.height) }));
  };
  const repeated = { ...set, backgroundRepeat: set.backgroundRepeat ?? 'no-repeat' };
  return (
    <div
      ref={pad}
      role="slider"
      tabIndex={0}
      aria-label="Focal point"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={`${x}% across, ${y}% down`}
      onPointerDown={(event) => {
        event.preventDefault();
        pad.current?.focus();
        pad.current?.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const moved = moveFocalPoint({ x, y }, event.key, event.shiftKey);
        if (!moved) return;
        event.preventDefault();
        onMove(positionOf(moved));
      }}
      className={`focal-pad ${shape === 'wide' ? 'aspect-wide' : 'aspect-photo'}`}
    >
      {isTiled(repeated) ? (
        <div className="absolute inset-0" style={tiledStyle(repeated, [['image/jpeg', src]])} />
      ) : (
        <img src={src} alt="" draggable={false} className="absolute inset-0 size-full" style={pictureStyle(set)} />
      )}
      <div
        className={`absolute inset-0 ${shape === 'wide' ? 'bg-linear-to-tr from-ink to-transparent' : 'bg-ink'}`}
        style={{ opacity: set.overlayOpacity }}
      />
      <span className="focal-point" style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  );
}
