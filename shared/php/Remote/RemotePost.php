<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use Shared\Schema\JsonText;

/** One POST of JSON to a server chosen by an admin. The waiting request is held up for at most five seconds. */
final class RemotePost {
	private const SECONDS = 4.5;

	public function __construct(private readonly RemoteClient $client) {
	}

	/**
	 * @param string $address absolute, http or https; empty gives `no_address`
	 * @param array<string, mixed> $body
	 * @param bool $needsAnswer whether a success must carry a JSON object
	 */
	public function send(string $address, array $body, bool $needsAnswer): RemoteResult {
		$answer = $this->client->send(new RemoteRequest(
			'POST',
			$address,
			['Content-Type' => 'application/json', 'Accept' => 'application/json'],
			json_encode((object)$body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES),
			self::SECONDS,
			isHttpAllowed: true,
		));
		$object = self::decoded($answer->body);
		return match (true) {
			$answer->reason === RemoteResult::FORBIDDEN => RemoteResult::failure(RemoteResult::UNREACHABLE),
			$answer->reason === RemoteResult::TOO_LARGE => RemoteResult::failure(RemoteResult::BAD_ANSWER),
			$answer->reason !== null => RemoteResult::failure($answer->reason),
			!$answer->isSuccess() => RemoteResult::failure(RemoteResult::REFUSED, $object ?? []),
			$object === null && $needsAnswer => RemoteResult::failure(RemoteResult::BAD_ANSWER),
			default => RemoteResult::success($object ?? []),
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
