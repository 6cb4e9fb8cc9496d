<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Shared\Db\Recovery;

/** A form is written in one step, so whoever dies while writing leaves nothing half-done. */
final class NothingToRecover implements Recovery {
	#[\Override]
	public function recover(string $journal, bool $isOver): bool {
		return true;
	}
}
