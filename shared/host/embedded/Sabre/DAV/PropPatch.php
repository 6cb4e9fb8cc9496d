<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** Changes of properties that a client asks for: all of them are made, or none. */
class PropPatch {
	private const WAITING = 202;
	/** @var array<string, int> status by name */
	private array $statuses = [];
	/** @var list<array{string|list<string>, callable}> the properties, and what changes them */
	private array $work = [];
	private bool $hasFailed = false;

	/** @param array<string, mixed> $mutations values by name in Clark notation; null removes */
	public function __construct(
		private array $mutations,
	) {
	}

	/**
	 * Takes properties on; they are changed when everybody has been asked.
	 *
	 * @param string|list<string> $properties
	 * @param callable $callback given the value of the one property, or values by name; it returns a bool, or a status, or statuses by name
	 * @return void
	 */
	public function handle($properties, callable $callback) {
		$open = array_values(array_intersect((array)$properties, $this->getRemainingMutations()));
		if ($open !== []) {
			$this->work[] = [is_string($properties) ? $properties : $open, $callback];
			$this->statuses += array_fill_keys($open, self::WAITING);
		}
	}

	/**
	 * Takes on what nobody else has.
	 *
	 * @param callable(array<string, mixed>): (bool|array<string, int>) $callback given values by name
	 * @return void
	 */
	public function handleRemaining(callable $callback) {
		$this->handle($this->getRemainingMutations(), $callback);
	}

	/**
	 * Decides without work; from 400 on nothing at all is changed.
	 *
	 * @param string|list<string> $properties
	 * @param int $resultCode
	 * @return void
	 */
	public function setResultCode($properties, $resultCode) {
		foreach ((array)$properties as $property) {
			$this->statuses[$property] = $resultCode;
		}
		$this->hasFailed = $this->hasFailed || $resultCode >= 400;
	}

	/** @return list<string> what nobody has taken on */
	public function getRemainingMutations() {
		return array_values(array_diff(array_keys($this->mutations), array_keys($this->statuses)));
	}

	/** @return array<string, mixed> values by name */
	public function getMutations() {
		return $this->mutations;
	}

	/** @return bool */
	public function commit() {
		$unknown = $this->getRemainingMutations();
		if ($unknown !== []) {
			$this->setResultCode($unknown, 403);
		}
		foreach ($this->work as [$properties, $callback]) {
			if (!$this->hasFailed) {
				$this->change($properties, $callback);
			}
		}
		if ($this->hasFailed) {
			$this->statuses = array_map(static fn (int $status): int => $status === self::WAITING ? 424 : $status, $this->statuses);
		}
		return !$this->hasFailed;
	}

	/** @return array<string, int> status by name */
	public function getResult() {
		return $this->statuses;
	}

	/** @param string|list<string> $properties */
	private function change(string|array $properties, callable $callback): void {
		$values = array_intersect_key($this->mutations, array_flip((array)$properties));
		$result = $callback(is_string($properties) ? $values[$properties] : $values);
		foreach ($values as $name => $value) {
			$one = is_array($result) ? $result[$name] ?? 500 : $result;
			if (!is_bool($one) && (!is_int($one) || (is_array($properties) && !is_array($result)))) {
				throw new \UnexpectedValueException('What changes properties answers with a bool, or with statuses');
			}
			$done = $value === null ? 204 : 200;
			$this->setResultCode($name, is_int($one) ? $one : ($one ? $done : 403));
		}
	}
}
