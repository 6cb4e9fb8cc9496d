<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** The layout used for a page that has none. */
final class EmptyLayout {
	public static function make(): \stdClass {
		$side = static fn (): \stdClass => (object)['enabled' => false, 'widgets' => []];
		return (object)['columns' => 1, 'rows' => [], 'sideColumns' => (object)['left' => $side(), 'right' => $side()]];
	}
}
