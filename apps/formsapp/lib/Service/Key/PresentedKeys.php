<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Key;

use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Model\Key\KeyText;
use OCA\FormsApp\Repository\Key\KeyRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Db\LastUse;
use OCA\FormsApp\Shared\Token\Secret;

/** Keys as programs send them. */
class PresentedKeys {
	public function __construct(
		private readonly KeyRepository $keys,
		private readonly Clock $clock,
	) {
	}

	public function findOrNull(#[\SensitiveParameter] string $text): ?ApiKey {
		$id = KeyText::idOrNull($text);
		$key = $id === null ? null : $this->keys->findByHashOrNull($id, Secret::hash($text));
		$now = $this->clock->now()->getTimestamp();
		if ($key !== null && LastUse::isDue($key->lastUsedAt, $now)) {
			$this->keys->saveUse($key->id, $now, LastUse::before($now));
		}
		return $key;
	}
}
