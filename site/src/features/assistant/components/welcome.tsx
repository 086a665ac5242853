import type { GetAssistantWelcome } from '@contract';
import { useCallback, useState } from 'react';
import { useT } from '../../../i18n';
import { BrandMark } from '../../../shared/brand/wordmark';
import { QuickReplies } from '../../../shared/chat/quick-replies';
import { Typewriter } from '../../../shared/chat/typewriter';
import { tokens } from '../../../ui/tokens';

/** spec/customer-app.md §9 */
const GREETING_MS = 25;
const SUBLINE_MS = 15;
const STARTERS = ['1', '2', '3', '4'] as const;

interface WelcomeProps {
  welcome: Pick<GetAssistantWelcome['response']['data'], 'name' | 'companyName' | 'hasEarlier'>;
  onAsk: (question: string) => void;
}

/** The beginning of a conversation: a greeting that types itself, and questions to begin with. */
export function Welcome({ welcome: { name, companyName, hasEarlier }, onAsk }: WelcomeProps) {
  const t = useT();
  const [greeted, setGreeted] = useState(false);
  const onGreeted = useCallback(() => setGreeted(true), []);
  const subline = hasEarlier
    ? t('assistant.welcome.again')
    : companyName
      ? t('assistant.welcome.company', { company: companyName })
      : t('assistant.welcome.first');
  return (
    <div
      css={{
        display: 'grid',
        gap: 20,
        alignContent: 'center',
        justifyItems: 'start',
        paddingBlock: '6vh 24px',
      }}
    >
      <BrandMark size={44} />
      <div css={{ display: 'grid', gap: 6 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>
          <Typewriter
            text={t(hasEarlier ? 'assistant.welcome.helloAgain' : 'assistant.welcome.hello', { name })}
            msPerCharacter={GREETING_MS}
            onDone={onGreeted}
          />
        </h1>
        <p css={{ fontSize: tokens.size.l, color: tokens.color.muted }}>
          <Typewriter text={subline} msPerCharacter={SUBLINE_MS} started={greeted} />
        </p>
      </div>
      <QuickReplies
        label={t('assistant.welcome.starters')}
        labelHidden
        replies={STARTERS.map((starter) => t(`assistant.welcome.starter.${starter}`))}
        onChoose={onAsk}
      />
    </div>
  );
}
