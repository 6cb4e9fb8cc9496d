<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use OCP\Collaboration\Collaborators\ISearch;
use OCP\Share\IShare;

/**
 * Nextcloud's search for people to share with. It knows what the administrator permits: whether names may be listed at all, only those of
 * one's own groups, or only whole names. It searches for the account that is logged in, and leaves that one out.
 */
class PeopleFinder {
	public function __construct(private readonly ISearch $search) {
	}

	/** @return list<array{id: string, name: string}> whole names first, at most so many */
	public function findAll(string $text, int $count): array {
		/** @var array{array{exact?: array<string, mixed>, users?: mixed}, bool} $answer */
		$answer = $this->search->search($text, [IShare::TYPE_USER], false, $count, 0);
		[$found] = $answer;
		return array_slice([...self::people($found['exact']['users'] ?? []), ...self::people($found['users'] ?? [])], 0, $count);
	}

	/** @return list<array{id: string, name: string}> */
	private static function people(mixed $list): array {
		$people = [];
		foreach (is_array($list) ? $list : [] as $person) {
			$value = is_array($person) ? $person['value'] ?? null : null;
			$id = is_array($value) ? $value['shareWith'] ?? null : null;
			$name = is_array($person) ? $person['label'] ?? null : null;
			if (is_string($id) && is_string($name)) {
				$people[] = ['id' => $id, 'name' => $name];
			}
		}
		return $people;
	}
}
