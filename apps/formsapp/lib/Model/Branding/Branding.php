<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Branding;

use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** How a form looks at its link, under the documented names. Members that nobody here knows are kept; what cannot be read is left out. */
final class Branding {
	private const MEMBERS = ['headerImage', 'headerImageAlt', 'headerLayout', 'backgroundColor', 'accentColor', 'customCss'];
	/** Names that other programs use, in the member `globalStyles`. */
	private const OTHER_NAMES = ['primaryColor' => 'accentColor', 'backgroundColor' => 'backgroundColor'];

	/**
	 * @param ?array<array-key, mixed> $members null for a form that looks like every other
	 * @param list<string> $faults names of members whose values are none
	 */
	private function __construct(
		private readonly ?array $members,
		public readonly array $faults,
	) {
	}

	/** @param mixed $given an object */
	public static function of(mixed $given): self {
		$members = Json::members($given);
		if ($members === null) {
			return new self(null, []);
		}
		[$kept, $faults] = [[], []];
		foreach (self::renamed($members) as $name => $value) {
			$read = self::read((string)$name, $value);
			if ($read !== null) {
				$kept[$name] = $read;
			} elseif ($value !== null) {
				$faults[] = (string)$name;
			}
		}
		return new self($kept, $faults);
	}

	/** @return ?\stdClass as it is stored */
	public function stored(): ?\stdClass {
		return $this->members === null ? null : (object)$this->members;
	}

	/** @param 'headerImage'|'headerImageAlt'|'headerLayout'|'backgroundColor'|'accentColor' $name */
	public function text(string $name): ?string {
		$value = $this->members[$name] ?? null;
		return is_string($value) ? $value : null;
	}

	/** @param ?string $id of the picture that it shows; null for none */
	public function withImage(?string $id): self {
		return self::of((object)(['headerImage' => $id] + ($this->members ?? [])));
	}

	private static function read(string $name, mixed $value): mixed {
		if (!in_array($name, self::MEMBERS, true) || $value === null) {
			return $value;
		}
		return match ($name) {
			'headerImage' => is_string($value) && StoredImage::isId($value) ? $value : null,
			'headerLayout' => in_array($value, ['logo', 'banner'], true) ? $value : null,
			'headerImageAlt' => self::line($value, Limits::ALT_CHARACTERS),
			'customCss' => is_string($value) && mb_strlen($value, 'UTF-8') <= Limits::CSS_CHARACTERS ? $value : null,
			default => Colour::read($value),
		};
	}

	private static function line(mixed $value, int $most): ?string {
		return is_string($value) && mb_strlen($value, 'UTF-8') <= $most ? trim(preg_replace('/\s+/u', ' ', $value) ?? '') : null;
	}

	/**
	 * @param array<array-key, mixed> $members
	 * @return array<array-key, mixed>
	 */
	private static function renamed(array $members): array {
		$styles = Json::members($members['globalStyles'] ?? null) ?? [];
		foreach (self::OTHER_NAMES as $other => $name) {
			if (isset($styles[$other]) && Colour::read($styles[$other]) !== null) {
				$members += [$name => $styles[$other]];
				unset($styles[$other]);
			}
		}
		if (isset($members['globalStyles']) && $styles === []) {
			unset($members['globalStyles']);
		} elseif ($styles !== []) {
			$members['globalStyles'] = (object)$styles;
		}
		return $members;
	}
}
