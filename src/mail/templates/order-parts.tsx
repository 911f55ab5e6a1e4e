import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Fragment } from 'react';
import { formatPounds } from '#money/pence.ts';
import type { OrderInLetter } from '../letters.ts';
import { colour, font, size } from '../look.ts';

const cell = { padding: '10px 0', borderTop: `1px solid ${colour.sand}`, fontFamily: font.text, fontSize: size.text, lineHeight: '22px' };
const figure = { ...cell, width: 110, textAlign: 'right' as const, verticalAlign: 'top' as const };
const small = { color: colour.muted, fontSize: size.small };

/** What was ordered, with its sums: the same figures as on the order's page. */
export function OrderTable({ order }: { order: OrderInLetter }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      {order.lines.map((line) => (
        <Row key={`${line.sku} ${line.isSample}`}>
          <Column style={cell}>
            {line.name}
            <br />
            <span style={small}>
              {line.isSample ? 'Sample' : line.sku}, {line.quantity} × {formatPounds(line.unitPence)}
              {line.details?.map((detail) => (
                <Fragment key={detail}>
                  <br />
                  {detail}
                </Fragment>
              ))}
            </span>
          </Column>
          <Column style={figure}>{formatPounds(line.unitPence * line.quantity)}</Column>
        </Row>
      ))}
      {order.cutNote && (
        <Row>
          <Column style={cell}>{order.cutNote}</Column>
        </Row>
      )}
      <Row>
        <Column style={cell}>{order.collectFrom ? 'Collection from the showroom' : 'Delivery and postage'}</Column>
        <Column style={figure}>{order.deliveryPence === 0 ? 'FREE' : formatPounds(order.deliveryPence)}</Column>
      </Row>
      <Row>
        <Column style={{ ...cell, borderTop: `2px solid ${colour.ink}`, fontWeight: 600 }}>
          Total
          {order.vat.byRate.map(({ rate, pence }) => (
            <Fragment key={rate}>
              <br />
              <span style={{ ...small, fontWeight: 400 }}>
                including {formatPounds(pence)} {order.vat.name} at {rate}
              </span>
            </Fragment>
          ))}
        </Column>
        <Column style={{ ...figure, borderTop: `2px solid ${colour.ink}`, fontFamily: font.display, fontSize: size.lead }}>
          {formatPounds(order.totalPence)}
        </Column>
      </Row>
    </Section>
  );
}

/** Where it goes, or is collected, and when. */
export function DeliverTo({ order: { deliverTo, collectFrom, comes } }: { order: Pick<OrderInLetter, 'deliverTo' | 'collectFrom' | 'comes'> }) {
  return (
    <Section style={{ margin: '0 0 16px', fontFamily: font.text, fontSize: size.text, lineHeight: '24px' }}>
      <span style={small}>{collectFrom ? 'Collect from' : 'Delivery address'}</span>
      {(collectFrom?.lines ?? deliverTo).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
      {collectFrom && (
        <>
          <br />
          <span style={small}>Opening hours</span>
          {collectFrom.hours.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </>
      )}
      {comes && (
        <>
          <br />
          <span style={small}>{collectFrom ? 'Collection' : 'Delivery'}</span>
          <br />
          {comes}
        </>
      )}
    </Section>
  );
}
