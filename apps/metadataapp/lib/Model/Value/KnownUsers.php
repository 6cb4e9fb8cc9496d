<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** Who has an account. A codec only reads ids; whoever stores a value asks for those that are new in it. */
interface KnownUsers {
	/**
	 * @param list<string> $userIds
	 * @return list<string> those that nobody has
	 */
	public function findAllUnknown(array $userIds): array;
}
