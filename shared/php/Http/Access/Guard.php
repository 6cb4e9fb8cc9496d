<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Access;

use Shared\Exception\Refusal;
use Shared\Http\Request\Input;

/** A rule about who may, such as "manager of this room"; `Registration::guard` gives it the name that the contract uses. */
interface Guard {
	/**
	 * @param Input $input already validated
	 * @throws Refusal with a status and reason that the contract declares for the guard
	 */
	public function check(Caller $caller, Input $input): void;
}
