<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/** An SVG that only draws. */
final class CleanSvg {
	/** @param bool $isWhole whether nothing was removed except data that editors store for themselves */
	public function __construct(
		public readonly string $text,
		public readonly bool $isWhole,
	) {
	}
}
