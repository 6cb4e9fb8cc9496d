<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** The widgets of a layout in reading order. */
final class LayoutWidgets {
	/**
	 * A row's own title is returned as a widget of type "section".
	 *
	 * @return list<\stdClass>
	 */
	public static function inOrder(?\stdClass $layout): array {
		if ($layout === null) {
			return [];
		}
		$widgets = [];
		foreach (is_array($layout->rows ?? null) ? $layout->rows : [] as $row) {
			if ($row instanceof \stdClass) {
				if (is_string($row->sectionTitle ?? null) && $row->sectionTitle !== '') {
					$widgets[] = (object)['type' => 'section', 'title' => $row->sectionTitle];
				}
				array_push($widgets, ...self::sorted($row->widgets ?? null));
			}
		}
		foreach (self::sideColumns($layout) as $column) {
			if (($column->enabled ?? false) === true) {
				array_push($widgets, ...self::sorted($column->widgets ?? null));
			}
		}
		return $widgets;
	}

	/**
	 * Every widget, including those that are not visible.
	 *
	 * @return list<\stdClass> the objects of the layout themselves
	 */
	public static function all(\stdClass $layout): array {
		$lists = [];
		foreach (is_array($layout->rows ?? null) ? $layout->rows : [] as $row) {
			$lists[] = $row instanceof \stdClass ? $row->widgets ?? null : null;
		}
		foreach (self::sideColumns($layout) as $column) {
			$lists[] = $column->widgets ?? null;
		}
		$widgets = [];
		foreach ($lists as $list) {
			array_push($widgets, ...self::objects($list));
		}
		return $widgets;
	}

	/** @return list<\stdClass> */
	private static function sideColumns(\stdClass $layout): array {
		$sides = $layout->sideColumns ?? null;
		return $sides instanceof \stdClass ? self::objects([$sides->left ?? null, $sides->right ?? null]) : [];
	}

	/** @return list<\stdClass> by column, then by their own order, then by position in the file */
	private static function sorted(mixed $list): array {
		$widgets = self::objects($list);
		$number = static fn (\stdClass $widget, string $name, int $default): int =>
			is_int($widget->{$name} ?? null) ? $widget->{$name} : $default;
		$places = array_map(
			static fn (int $place): array => [$number($widgets[$place], 'column', 1), $number($widgets[$place], 'order', $place), $place],
			array_keys($widgets),
		);
		sort($places);
		return array_map(static fn (array $place): \stdClass => $widgets[$place[2]], $places);
	}

	/** @return list<\stdClass> */
	private static function objects(mixed $list): array {
		return is_array($list) ? array_values(array_filter($list, static fn (mixed $item): bool => $item instanceof \stdClass)) : [];
	}
}
