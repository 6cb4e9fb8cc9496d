<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use OCP\Http\Client\IClientService;
use Psr\Log\LoggerInterface;
use Shared\Schema\JsonText;

/** One POST of JSON to a server chosen by an admin. The waiting request is held up for at most five seconds. */
final class RemotePost {
	private const SECONDS = 4.5;

	public function __construct(
		private readonly IClientService $clients,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * @param string $address absolute, http or https; empty gives `no_address`
	 * @param array<string, mixed> $body
	 * @param bool $needsAnswer whether a success must carry a JSON object
	 */
	public function send(string $address, array $body, bool $needsAnswer): RemoteResult {
		if ($address === '') {
			return RemoteResult::failure(RemoteResult::NO_ADDRESS);
		}
		$start = hrtime(true);
		try {
			$response = $this->clients->newClient()->post($address, [
				'body' => json_encode((object)$body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES),
				'headers' => ['Content-Type' => 'application/json', 'Accept' => 'application/json'],
				'timeout' => self::SECONDS,
				'connect_timeout' => self::SECONDS,
				// A redirect would restart the timeout.
				'allow_redirects' => false,
				'http_errors' => false,
			]);
			$status = $response->getStatusCode();
			$text = $response->getBody();
		} catch (\Exception $exception) {
			$this->logger->info('A server did not answer', ['address' => $address, 'exception' => $exception]);
			// The host's client does not report the kind of failure, so the elapsed time decides.
			$isTimeout = hrtime(true) - $start >= self::SECONDS * 0.99e9;
			return RemoteResult::failure($isTimeout ? RemoteResult::TIMEOUT : RemoteResult::UNREACHABLE);
		}
		$answer = self::decoded(is_string($text) ? $text : '');
		return match (true) {
			$status < 200 || $status > 299 => RemoteResult::failure(RemoteResult::REFUSED, $answer ?? []),
			$answer === null && $needsAnswer => RemoteResult::failure(RemoteResult::BAD_ANSWER),
			default => RemoteResult::success($answer ?? []),
		};
	}

	/** @return ?array<string, mixed> */
	private static function decoded(string $text): ?array {
		try {
			$answer = JsonText::decode($text);
		} catch (\JsonException) {
			return null;
		}
		return $answer instanceof \stdClass ? array_map(JsonText::plain(...), JsonText::members($answer)) : null;
	}
}
