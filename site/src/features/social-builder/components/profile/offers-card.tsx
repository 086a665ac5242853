import { PROFILE_LIMITS, type ProfileOffer } from '@contract';
import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { newOffer } from '../../model/profile-draft';
import { ItemList } from './item-list';
import { SourceLabel } from './source-label';
import { useWindowText, WindowFields } from './say-window';
import type { UpdateProfile } from './use-profile-draft';

interface OffersCardProps {
  offers: readonly ProfileOffer[];
  update: UpdateProfile;
}

/** What the business sells, with prices and seasons. */
export function OffersCard({ offers, update }: OffersCardProps) {
  const t = useT();
  const windowText = useWindowText();
  return (
    <ItemList
      title={t('socialProfile.offers.title')}
      lead={t('socialProfile.offers.lead')}
      none={t('socialProfile.offers.none')}
      addLabel={t('socialProfile.offers.add')}
      items={offers}
      max={PROFILE_LIMITS.offers}
      create={newOffer}
      onChange={(change) => update((profile) => ({ ...profile, offers: change(profile.offers) }))}
      nameOf={({ name }) => name}
      summary={(offer) => {
        const { name, price, details, note, source } = offer;
        const more = [...details.map(({ label, value }) => `${label}: ${value}`), note, windowText(offer)];
        return (
          <>
            <p>
              <strong>{name}</strong> · {price || t('socialProfile.offers.noPrice')}
            </p>
            {more.some(Boolean) && (
              <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                {more.filter(Boolean).join(' · ')}
              </p>
            )}
            <SourceLabel source={source} />
          </>
        );
      }}
      fields={(offer, change) => {
        const set = (changes: Partial<ProfileOffer>) => change({ ...offer, ...changes, source: undefined });
        return (
          <>
            <Columns>
              <TextField
                label={t('socialProfile.offers.name')}
                maxLength={PROFILE_LIMITS.short}
                value={offer.name}
                onChange={(name) => set({ name })}
              />
              <TextField
                label={t('socialProfile.offers.price')}
                hint={t('socialProfile.offers.priceHint')}
                maxLength={PROFILE_LIMITS.short}
                value={offer.price}
                onChange={(price) => set({ price })}
              />
            </Columns>
            {offer.details.map(({ label, value }, index) => (
              <TextField
                key={label}
                label={label}
                maxLength={PROFILE_LIMITS.note}
                value={value}
                onChange={(text) =>
                  set({
                    details: offer.details.map((detail, at) =>
                      at === index ? { ...detail, value: text } : detail,
                    ),
                  })
                }
              />
            ))}
            <TextField
              label={t('socialProfile.offers.note')}
              maxLength={PROFILE_LIMITS.note}
              value={offer.note}
              onChange={(note) => set({ note })}
            />
            <WindowFields value={offer} onChange={set} />
          </>
        );
      }}
    />
  );
}
