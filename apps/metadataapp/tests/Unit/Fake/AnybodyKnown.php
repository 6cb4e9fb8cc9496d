<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Fake;

use OCA\MetadataApp\Model\Value\KnownUsers;

/** Everybody has an account whose name does not begin with "no". */
final class AnybodyKnown implements KnownUsers {
	#[\Override]
	public function findAllUnknown(array $userIds): array {
		return array_values(array_filter($userIds, static fn (string $id): bool => str_starts_with($id, 'no')));
	}
}
