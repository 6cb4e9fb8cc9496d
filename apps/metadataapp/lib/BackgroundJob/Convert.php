<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\BackgroundJob;

use OCA\MetadataApp\Service\Conversion\Conversions;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\QueuedJob;

/** Goes on with a field whose type or options change together with more values than a request can change; as often as it takes. */
final class Convert extends QueuedJob {
	public function __construct(
		ITimeFactory $time,
		private readonly Conversions $conversions,
	) {
		parent::__construct($time);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->conversions->resume((new StoredValues(is_array($argument) ? $argument : []))->number('fieldId'));
	}
}
