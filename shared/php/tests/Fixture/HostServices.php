<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Fixture;

use Host\AppFramework\Kernel;
use Host\AppFramework\Settings;

/** Services that the host's response class fetches itself. */
final class HostServices {
	/** @param array<string, object> $services by interface */
	public static function install(array $services): void {
		$kernel = new Kernel(new Settings('', 'http://localhost', '34.0.1', [], []));
		foreach ($services as $id => $service) {
			$kernel->container->set($id, $service);
		}
	}
}
