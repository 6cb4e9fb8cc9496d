<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Setting;

use OCA\MetadataApp\Repository\Setting\FigureRepository;
use OCA\MetadataApp\Shared\Host\Accounts;
use OCA\MetadataApp\Shared\Remote\Figures;

/** The figures that Metadata reports to a server which an administrator chose: numbers, and no name of anything. */
class MetadataFigures implements Figures {
	public function __construct(
		private readonly FigureRepository $figures,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @return array{totalFields: int, fieldTypeCounts: array<string, int>, groupfoldersWithMetadata: int, totalEntries: int,
	 *     filesWithMetadata: int}
	 */
	public function counts(): array {
		$types = $this->figures->countByType();
		return [
			'totalFields' => array_sum($types),
			'fieldTypeCounts' => $types,
			'groupfoldersWithMetadata' => $this->figures->countFolders(),
			'totalEntries' => $this->figures->countValues(),
			'filesWithMetadata' => $this->figures->countFiles(),
		];
	}

	#[\Override]
	public function usage(): array {
		return ['totalFields' => $this->counts()['totalFields'], 'totalUsers' => $this->accounts->count()];
	}

	#[\Override]
	public function report(int $now): array {
		$counts = $this->counts();
		return [...$counts, 'fieldTypeCounts' => (object)$counts['fieldTypeCounts'], 'totalUsers' => $this->accounts->count()];
	}
}
