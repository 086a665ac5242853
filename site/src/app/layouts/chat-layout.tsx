import { AppShell } from './app-shell';

/** The signed-in frame around a conversation, which fills the window and scrolls inside. */
export function ChatLayout() {
  return <AppShell fill />;
}
