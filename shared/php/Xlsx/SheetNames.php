<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** Names that a workbook accepts, each of them once. */
final class SheetNames {
	/** In units of UTF-16. */
	private const MOST = 31;
	private const EMPTY = 'Sheet';
	private const REFUSED = '/[\[\]:*?\/\\\\\x00-\x1F\x7F\x{FFFE}\x{FFFF}]+/u';
	/** Excel keeps this name for itself. */
	private const RESERVED = 'history';

	/** @var array<string, true> in lower case */
	private array $taken = [self::RESERVED => true];

	public function take(string $wanted): string {
		$valid = mb_scrub($wanted, 'UTF-8');
		$clean = trim(preg_replace(self::REFUSED, ' ', $valid) ?? throw new \LogicException(preg_last_error_msg()), " '");
		$base = $clean === '' ? self::EMPTY : $clean;
		for ($number = 1; true; $number++) {
			$end = $number === 1 ? '' : " ($number)";
			$name = rtrim(CellText::start($base, self::MOST - strlen($end)), " '") . $end;
			$key = mb_strtolower($name, 'UTF-8');
			if (!isset($this->taken[$key])) {
				$this->taken[$key] = true;
				return $name;
			}
		}
	}
}
