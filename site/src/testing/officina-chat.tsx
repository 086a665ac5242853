interface ChatProps {
  config: { invitation_message_text: string };
  open?: boolean;
}

/** Stands in for the widget, which has tests of its own in a real browser: whether it is open, and the invitation that it was given. */
export const OfficinaChat = ({ config, open }: ChatProps) => (
  <div data-testid={open ? 'chat' : 'bubble'}>{config.invitation_message_text}</div>
);
