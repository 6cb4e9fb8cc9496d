<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Booking;

/** Who changes a booking. */
final readonly class Actor {
	public function __construct(
		public ActorKind $kind,
		public string $id,
	) {
	}

	public static function account(string $userId): self {
		return new self(ActorKind::Account, $userId);
	}

	public static function token(string $tokenId): self {
		return new self(ActorKind::Token, $tokenId);
	}

	public static function system(): self {
		return new self(ActorKind::System, '');
	}
}
