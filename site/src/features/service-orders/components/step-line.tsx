import type { ServiceOrder } from '@contract';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { orderSteps, type OrderStep } from '../model/order-steps';

const { color, size, media, radius } = tokens;

/** How far the work is: five steps in a row, or one below the other on a phone. */
export function StepLine({ order }: { order: ServiceOrder }) {
  const t = useT();
  return (
    <ol
      aria-label={t('serviceOrders.steps')}
      css={{
        display: 'grid',
        gap: 8,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      {orderSteps(order).map((step) => (
        <Step key={step.state} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { state, place } }: { step: OrderStep }) {
  const t = useT();
  const reached = place === 'done' || place === 'now';
  return (
    <li
      aria-current={place === 'now' ? 'step' : undefined}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px 8px',
        alignItems: 'center',
        alignContent: 'start',
        padding: '8px 12px',
        borderRadius: radius.m,
        borderTop: `4px ${place === 'optional' ? 'dashed' : 'solid'} ${reached ? color.accent : color.lineStrong}`,
        background: place === 'now' ? color.accentSoft : 'transparent',
        color: reached ? color.ink : color.muted,
        fontWeight: place === 'now' ? 700 : 500,
      }}
    >
      {place === 'done' && <Icon name="check" size={18} />}
      {t(`serviceOrders.states.${state}`)}
      {place === 'optional' && (
        <span css={{ fontSize: size.xs, fontWeight: 400 }}>({t('serviceOrders.stepIfNeeded')})</span>
      )}
      {reached && (
        <VisuallyHidden>
          {t(place === 'done' ? 'serviceOrders.stepDone' : 'serviceOrders.stepNow')}
        </VisuallyHidden>
      )}
    </li>
  );
}
