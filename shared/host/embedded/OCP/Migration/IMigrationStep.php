<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Migration;

use OCP\DB\ISchemaWrapper;

/** One change of an app's tables or data, made once. */
interface IMigrationStep {
	/**
	 * @param \Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 * @return void
	 */
	public function preSchemaChange(IOutput $output, \Closure $schemaClosure, array $options);

	/**
	 * @param \Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 * @return ?ISchemaWrapper the tables as they should be, null when they stay
	 */
	public function changeSchema(IOutput $output, \Closure $schemaClosure, array $options);

	/**
	 * @param \Closure(): ISchemaWrapper $schemaClosure
	 * @param array{tablePrefix?: string} $options
	 * @return void
	 */
	public function postSchemaChange(IOutput $output, \Closure $schemaClosure, array $options);
}
