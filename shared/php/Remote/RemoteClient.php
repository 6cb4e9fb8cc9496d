<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use OCP\Http\Client\IClientService;
use OCP\Http\Client\LocalServerException;
use Psr\Log\LoggerInterface;

/**
 * Asks other servers, and none in the own network.
 *
 * Nextcloud's client refuses addresses of this machine, of private networks and of cloud metadata, unless the server's
 * setting `allow_local_remote_servers` allows them, and connects only to the addresses that it checked, so a name cannot
 * point elsewhere a moment later. That is not so for its option `stream`, which is therefore not used.
 */
class RemoteClient {
	private const HEADERS = ['location', 'retry-after'];

	public function __construct(
		private readonly IClientService $clients,
		private readonly LoggerInterface $logger,
	) {
	}

	public function send(RemoteRequest $request): RemoteAnswer {
		if ($request->address === '') {
			return RemoteAnswer::failure(RemoteResult::NO_ADDRESS);
		}
		$end = microtime(true) + $request->seconds;
		while (true) {
			$answer = RemoteAddress::isAllowed($request->address, $request->isHttpAllowed)
				? $this->ask($request)
				: RemoteAnswer::failure(RemoteResult::FORBIDDEN);
			$isFollowed = $request->redirects > 0 && $request->method === 'GET' && $answer->location() !== '';
			$target = $isFollowed ? RemoteAddress::redirected($request->address, $answer->location()) : null;
			$left = $end - microtime(true);
			if ($target === null || $left <= 0) {
				return $target === null ? $answer : RemoteAnswer::failure(RemoteResult::TIMEOUT);
			}
			$request = $request->at($target, $left);
		}
	}

	private function ask(RemoteRequest $request): RemoteAnswer {
		$start = microtime(true);
		$isTooLarge = false;
		$options = $this->options($request, static function (int $received) use ($request, &$isTooLarge): int {
			$isTooLarge = $received > $request->bytes;
			return (int)$isTooLarge;
		});
		try {
			$response = $this->clients->newClient()->request($request->method, $request->address, $options);
			$body = $response->getBody();
			$text = is_string($body) ? $body : '';
			$headers = array_map($response->getHeader(...), array_combine(self::HEADERS, self::HEADERS));
			return strlen($text) > $request->bytes
				? RemoteAnswer::failure(RemoteResult::TOO_LARGE)
				: RemoteAnswer::received($response->getStatusCode(), $text, $headers);
		} catch (\Exception $exception) {
			$this->logger->info('A server did not answer', [
				'address' => RemoteAddress::origin($request->address),
				'exception' => $exception,
			]);
			return RemoteAnswer::failure(match (true) {
				$exception instanceof LocalServerException => RemoteResult::FORBIDDEN,
				$isTooLarge => RemoteResult::TOO_LARGE,
				// The host's client does not report the kind of failure, so the elapsed time decides.
				microtime(true) - $start >= $request->seconds * 0.99 => RemoteResult::TIMEOUT,
				default => RemoteResult::UNREACHABLE,
			});
		}
	}

	/**
	 * @param \Closure(int): int $received is told how many bytes have arrived, and answers 1 to stop
	 * @return array<string, mixed> for Guzzle
	 */
	private function options(RemoteRequest $request, \Closure $received): array {
		return [
			// A compressed answer could unpack to any size.
			'headers' => ['Accept-Encoding' => 'identity'] + $request->headers,
			'decode_content' => false,
			'timeout' => $request->seconds,
			'connect_timeout' => $request->seconds,
			// A redirect would restart the timeout and could lead anywhere.
			'allow_redirects' => false,
			'http_errors' => false,
			'curl' => [
				CURLOPT_NOPROGRESS => false,
				CURLOPT_XFERINFOFUNCTION => static fn (\CurlHandle $curl, int $expected, int $arrived): int => $received($arrived),
			],
		] + ($request->body === '' ? [] : ['body' => $request->body]);
	}
}
