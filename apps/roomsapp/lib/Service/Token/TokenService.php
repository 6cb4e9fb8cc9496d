<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Token;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Token\Expiry;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\IsoTime;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCA\RoomsApp\Shared\Token\TokenStore;

/**
 * Tokens of the public API, for administrators.
 *
 * @phpstan-import-type ApiToken from Schemas
 * @phpstan-import-type NewApiToken from Schemas
 * @phpstan-import-type IssuedApiToken from Schemas
 * @phpstan-import-type Done from Schemas
 */
class TokenService {
	private const DEFAULT_SCOPE = 'read';

	public function __construct(
		private readonly TokenStore $tokens,
		private readonly RoomRepository $rooms,
		private readonly Clock $clock,
	) {
	}

	/** @return list<ApiToken> */
	public function findAll(): array {
		return array_map(self::shown(...), $this->tokens->findAll());
	}

	/**
	 * @param NewApiToken $sent
	 * @return IssuedApiToken
	 * @throws Invalid
	 */
	public function create(array $sent, string $userId): array {
		$name = trim($sent['name']);
		if ($name === '') {
			throw new Invalid(Reason::NAME_REQUIRED, 'Token name is required', '/name');
		}
		$scope = $sent['scope'] ?? self::DEFAULT_SCOPE;
		$roomIds = $this->known(array_values(array_unique($sent['roomIds'] ?? [])));
		$issued = $this->tokens->issue($name, [$scope], $roomIds, $this->expiry($sent['expiresAt'] ?? null), $userId);
		return self::shown($issued->token) + ['token' => $issued->secret];
	}

	/**
	 * @return Done
	 * @throws NotFound
	 */
	public function delete(string $id): array {
		return $this->tokens->revoke($id) ? ['status' => 'ok'] : throw new NotFound(Reason::UNKNOWN_TOKEN, 'Token not found');
	}

	/**
	 * @param list<string> $roomIds
	 * @return list<string>
	 * @throws Invalid
	 */
	private function known(array $roomIds): array {
		$unknown = array_values(array_diff($roomIds, $this->rooms->findAllIdsAmong($roomIds)));
		return $unknown === [] ? $roomIds : throw new Invalid(Reason::UNKNOWN_ROOM, "There is no room \"$unknown[0]\".", '/roomIds');
	}

	/** @throws Invalid */
	private function expiry(?string $text): ?int {
		if ($text === null) {
			return null;
		}
		$seconds = Expiry::seconds($text);
		if ($seconds === null) {
			$message = 'expiresAt must be a date and time such as 2030-01-31T18:00:00+01:00, or a date.';
			throw new Invalid(Reason::BAD_EXPIRY, $message, '/expiresAt');
		}
		return $seconds > $this->clock->now()->getTimestamp()
			? $seconds
			: throw new Invalid(Reason::BAD_EXPIRY, 'expiresAt must be in the future.', '/expiresAt');
	}

	/** @return ApiToken */
	private static function shown(IssuedToken $token): array {
		return [
			'id' => $token->id,
			'name' => $token->name,
			'scope' => self::scope($token),
			'roomIds' => $token->restrictedTo,
			'createdAt' => IsoTime::of($token->createdAt),
			'lastUsedAt' => IsoTime::of($token->lastUsedAt),
			'expiresAt' => IsoTime::of($token->expiresAt),
		];
	}

	/** @return 'read'|'book'|'admin' */
	private static function scope(IssuedToken $token): string {
		return match (true) {
			$token->hasScope('admin') => 'admin',
			$token->hasScope('book') => 'book',
			default => self::DEFAULT_SCOPE,
		};
	}
}
