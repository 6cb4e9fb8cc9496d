<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** The notification is needed no longer. */
class AlreadyProcessedException extends \RuntimeException {
	public function __construct() {
		parent::__construct('Notification is processed already');
	}
}
