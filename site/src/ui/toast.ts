/** Lasts as the specification says; errors stay a little longer. */
const DURATION = { success: 4000, error: 5000 };

// sonner is 9 kB that most visits never need: it comes with the first toast, and so does the corner that shows it.
const show = async (kind: keyof typeof DURATION, title: string, body?: string) => {
  const { showToast } = await import('./toaster');
  showToast(kind, title, body, DURATION[kind]);
};

/** A passing word about what just happened. Never the only place where something important is said. */
export const toast = {
  success: (title: string, body?: string) => void show('success', title, body),
  error: (title: string, body?: string) => void show('error', title, body),
};
