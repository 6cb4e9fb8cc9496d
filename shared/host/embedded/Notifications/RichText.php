<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

/** Texts with places for people and things, such as "{user} shared {file}". */
final class RichText {
	private const PLACE = '[A-Za-z][A-Za-z0-9\-_.]+';
	/** Types of what may stand in a place, with what each has besides id and name. */
	private const TYPES = [
		'addressbook' => [], 'addressbook-contact' => [], 'announcement' => [], 'app' => [], 'calendar' => [], 'calendar-event' => [],
		'call' => ['call-type'], 'circle' => ['link'], 'deck-board' => ['link'], 'deck-card' => ['boardname', 'stackname', 'link'],
		'email' => [], 'file' => ['path'], 'forms-form' => ['link'], 'guest' => [], 'highlight' => [],
		'geo-location' => ['latitude', 'longitude'], 'open-graph' => [], 'pending-federated-share' => [],
		'systemtag' => ['visibility', 'assignable'], 'talk-attachment' => ['conversation'], 'talk-poll' => [], 'user' => [],
		'user-group' => [],
	];

	/**
	 * With names in the places.
	 *
	 * @param array<array-key, mixed> $parameters by place
	 * @throws \InvalidArgumentException for one without name or type
	 */
	public static function plain(string $text, array $parameters): string {
		$names = [];
		foreach ($parameters as $place => $parameter) {
			if (!is_array($parameter) || !is_string($parameter['name'] ?? null) || !is_string($parameter['type'] ?? null)) {
				throw new \InvalidArgumentException("What stands in $place has no name or no type");
			}
			$path = $parameter['path'] ?? null;
			$names[] = match ($parameter['type']) {
				'user' => "@{$parameter['name']}",
				'file' => is_string($path) ? $path : $parameter['name'],
				default => $parameter['name'],
			};
		}
		return str_replace(array_map(static fn (int|string $place): string => "{{$place}}", array_keys($parameters)), $names, $text);
	}

	/** @param array<array-key, mixed> $parameters by place */
	public static function isValid(string $text, array $parameters): bool {
		$found = preg_match_all('/\{(' . self::PLACE . ')\}/', $text, $places);
		if ($found === false || array_diff_key(array_flip($places[1]), array_filter($parameters, is_array(...))) !== []) {
			return false;
		}
		foreach ($parameters as $place => $parameter) {
			if (preg_match('/^' . self::PLACE . '$/', (string)$place) !== 1 || !is_array($parameter) || !self::isThing($parameter)) {
				return false;
			}
		}
		return true;
	}

	/** @param array<array-key, mixed> $parameter */
	private static function isThing(array $parameter): bool {
		$type = $parameter['type'] ?? null;
		$more = is_string($type) ? self::TYPES[$type] ?? null : null;
		return $more !== null
			&& array_diff(['id', 'name', ...$more], array_keys($parameter)) === []
			&& array_filter($parameter, static fn (mixed $value, int|string $key): bool =>
				!is_string($value) || is_int($key), ARRAY_FILTER_USE_BOTH) === [];
	}
}
