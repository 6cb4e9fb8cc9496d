<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Uuid;

/** Identifiers of pages in addresses. */
final class PageIdentifier {
	public static function isValid(string $id): bool {
		return strlen($id) <= Limits::ID_CHARACTERS && preg_match('/^[A-Za-z0-9][A-Za-z0-9._~-]*$/D', $id) === 1;
	}

	/** Whether the identifier is reserved and no page may be created with it. */
	public static function isReserved(string $id): bool {
		$id = strtolower($id);
		return in_array($id, Limits::RESERVED_IDS, true) || str_starts_with($id, 'home-');
	}

	public static function ofHome(string $language): string {
		return 'home-' . $language;
	}

	/** Never returns the same value twice. */
	public static function make(): string {
		return 'page-' . Uuid::random();
	}
}
