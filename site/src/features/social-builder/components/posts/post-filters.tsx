import { SOCIAL_PLATFORMS } from '@contract';
import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { useSchedules } from '../../api/use-schedules';
import { POST_FILTERS } from '../../model/posts-address';
import { usePostsAddress } from './use-posts-address';

/** What narrows the posts that are shown. */
export function PostFilters() {
  const t = useT();
  const { address, set } = usePostsAddress();
  const { schedules } = useSchedules();
  const words = (status: (typeof POST_FILTERS)[number]) => {
    if (status === 'pending' || status === 'attention') return t(`socialPosts.list.${status}`);
    return t(`socialPosts.statuses.${status}`);
  };
  return (
    <div
      role="search"
      css={{
        display: 'grid',
        gap: 12,
        width: '100%',
        maxWidth: 660,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      }}
    >
      <SelectField
        label={t('socialPosts.list.status')}
        value={address.status}
        options={[
          { value: '', label: t('socialPosts.list.all') },
          ...POST_FILTERS.map((status) => ({ value: status, label: words(status) })),
        ]}
        onChange={(status) => set({ status })}
      />
      <SelectField
        label={t('socialPosts.list.platform')}
        value={address.platform}
        options={[
          { value: '', label: t('socialPosts.list.everywhere') },
          ...SOCIAL_PLATFORMS.map((platform) => ({
            value: platform,
            label: t(`socialAccounts.platforms.${platform}`),
          })),
        ]}
        onChange={(platform) => set({ platform })}
      />
      {schedules && schedules.length > 1 && (
        <SelectField
          label={t('socialPosts.list.schedule')}
          value={address.scheduleId}
          options={[
            { value: '', label: t('socialPosts.list.all') },
            ...schedules.map(({ id, name }) => ({ value: id, label: name || t('social.calendar.unnamed') })),
          ]}
          onChange={(schedule) => set({ schedule })}
        />
      )}
    </div>
  );
}
