<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Setting;

use OCA\MetadataApp\Repository\Setting\FigureRepository;
use OCA\MetadataApp\Service\Field\Assignments;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Service\Listing\Scopes;
use OCA\MetadataApp\Shared\Contract\Schemas;

/**
 * How many fields and values somebody can see: of files that they cannot read, not even the number is told.
 *
 * @phpstan-import-type Statistics from Schemas as StatisticsBody
 */
class Statistics {
	public function __construct(
		private readonly Assignments $fields,
		private readonly Folders $folders,
		private readonly Scopes $scopes,
		private readonly FigureRepository $figures,
	) {
	}

	/** @return StatisticsBody */
	public function find(string $userId): array {
		$types = array_count_values(array_column($this->fields->findAllVisible($userId), 'field_type'));
		ksort($types);
		$values = $files = 0;
		foreach (array_keys($this->folders->memberships($userId)) as $folderId) {
			[$seen, $with] = $this->figures->countSeen($this->scopes->open($userId, $folderId)->sight);
			$values += $seen + $this->figures->countOfFolder($folderId);
			$files += $with;
		}
		return [
			'total_fields' => array_sum($types),
			'total_values' => $values,
			'files_with_metadata' => $files,
			'fields_by_type' => array_map(
				static fn (string $type, int $count): array => ['field_type' => $type, 'count' => (string)$count],
				array_keys($types),
				array_values($types),
			),
		];
	}
}
