<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\BackgroundJob;

use OCA\MetadataApp\Service\Place\FolderIndex;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\QueuedJob;

/** Goes on with a large team folder whose files are not all known yet; as often as it takes. */
final class FillIndex extends QueuedJob {
	private const PAGES = 50;

	public function __construct(
		ITimeFactory $time,
		private readonly FolderIndex $index,
	) {
		parent::__construct($time);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->index->fill((new StoredValues(is_array($argument) ? $argument : []))->number('folderId'), self::PAGES);
	}
}
