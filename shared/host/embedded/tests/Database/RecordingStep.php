<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Database;

use OCP\DB\ISchemaWrapper;
use OCP\DB\Types;
use OCP\Migration\IMigrationStep;
use OCP\Migration\IOutput;

/** A migration that makes one table and tells when it was asked. */
final class RecordingStep implements IMigrationStep {
	/** @param \Closure(string): void $tell */
	public function __construct(
		private readonly string $name,
		private readonly bool $fails,
		private readonly \Closure $tell,
	) {
	}

	#[\Override]
	public function preSchemaChange(IOutput $output, \Closure $schemaClosure, array $options): void {
		($this->tell)("$this->name before");
	}

	#[\Override]
	public function changeSchema(IOutput $output, \Closure $schemaClosure, array $options): ISchemaWrapper {
		($this->tell)("$this->name change");
		$schema = $schemaClosure();
		if (!$schema->hasTable("t$this->name")) {
			$schema->createTable("t$this->name")->addColumn('a', Types::INTEGER);
		}
		return $schema;
	}

	#[\Override]
	public function postSchemaChange(IOutput $output, \Closure $schemaClosure, array $options): void {
		($this->tell)("$this->name after");
		if ($this->fails) {
			throw new \RuntimeException('no');
		}
	}
}
