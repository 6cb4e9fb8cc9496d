<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use Shared\Exception\Refusal;
use Shared\Http\Request\Input;

/** An access rule, such as "manager of this room"; `Registration::guard` registers it under the name used in the contract. */
interface Guard {
	/**
	 * @param Input $input already validated
	 * @throws Refusal with a status and reason that the contract declares for the guard
	 */
	public function check(Caller $caller, Input $input): void;
}
