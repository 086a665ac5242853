import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { ApiFailure, failureOf } from './api-failure';
import { learnServerTime } from './server-clock';

// Uploads and answers in the builder may be slow; the specification's 10 s is for quiet lines, uploads get a minute.
export const axiosClient = axios.create({ baseURL: '/api', timeout: 10_000, withCredentials: true });

/** One request through axios, its failures already in the words of the product. */
export const send = async <T>(config: AxiosRequestConfig): Promise<T> => {
  try {
    const isUpload = typeof FormData !== 'undefined' && config.data instanceof FormData;
    const { data, headers } = await axiosClient.request<T>(
      isUpload ? { timeout: 60_000, ...config } : config,
    );
    learnServerTime(headers.date);
    return data;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    if (error instanceof AxiosError && error.response) {
      const retryAfter = error.response.headers['retry-after'] as string | undefined;
      throw failureOf(error.response.status, error.response.data, retryAfter);
    }
    throw new ApiFailure(0, 'NETWORK');
  }
};
