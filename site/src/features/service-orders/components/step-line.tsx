import type { ServiceOrder } from '@contract';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { orderSteps, type OrderStep } from '../model/order-steps';

const { color, size, media } = tokens;

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
        gap: 8,
        alignItems: 'flex-start',
        padding: '8px 10px',
        borderStyle: place === 'optional' ? 'dashed' : 'solid',
        borderColor: reached ? color.accent : color.lineStrong,
        borderWidth: '4px 0 0',
        [media.narrow]: { borderWidth: '0 0 0 4px' },
        background: place === 'now' ? color.accentSoft : 'transparent',
        color: reached ? color.ink : color.muted,
        fontWeight: place === 'now' ? 700 : 500,
      }}
    >
      {place === 'done' && <Icon name="check" size={18} />}
      <span css={{ minWidth: 0 }}>
        {t(`serviceOrders.states.${state}`)}{' '}
        {place === 'optional' && (
          <span css={{ fontSize: size.xs, fontWeight: 400 }}>({t('serviceOrders.stepIfNeeded')})</span>
        )}
        {reached && (
          <VisuallyHidden>
            {t(place === 'done' ? 'serviceOrders.stepDone' : 'serviceOrders.stepNow')}
          </VisuallyHidden>
        )}
      </span>
    </li>
  );
}
