<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCP\IConfig;

/** What tells this server from others that run the same app. */
class InstanceId {
	public function __construct(private readonly IConfig $config) {
	}

	public function find(): string {
		$id = $this->config->getSystemValue('instanceid', '');
		return is_string($id) ? $id : '';
	}
}
