<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

/** What a PROPFIND asks of one node, and what has been answered. */
class PropFind {
	/** The client names properties. */
	public const NORMAL = 0;
	/** The client wants what every client wants. */
	public const ALLPROPS = 1;
	private const ALL = [
		'{DAV:}getlastmodified', '{DAV:}getcontentlength', '{DAV:}resourcetype', '{DAV:}quota-used-bytes', '{DAV:}quota-available-bytes',
		'{DAV:}getetag', '{DAV:}getcontenttype',
	];

	/** @var list<string> */
	private array $wanted;
	/** @var array<string, array{int, mixed}> status and value by name */
	private array $answers;

	/**
	 * @param string $path
	 * @param list<string> $properties names in Clark notation, such as {DAV:}getetag
	 * @param int $depth
	 * @param self::NORMAL|self::ALLPROPS $requestType
	 */
	public function __construct(
		private $path,
		array $properties,
		private $depth = 0,
		private $requestType = self::NORMAL,
	) {
		$this->wanted = $requestType === self::ALLPROPS ? self::ALL : $properties;
		$this->answers = array_fill_keys($this->wanted, [404, null]);
	}

	/**
	 * Answers a property that is wanted and that nobody has answered yet; null is no answer.
	 *
	 * @param string $propertyName
	 * @param mixed $valueOrCallBack a value, or what makes it and is called only when it is needed
	 * @return void
	 */
	public function handle($propertyName, $valueOrCallBack) {
		if ($this->getStatus($propertyName) === 404) {
			$value = is_callable($valueOrCallBack) ? $valueOrCallBack() : $valueOrCallBack;
			if ($value !== null) {
				$this->answers[$propertyName] = [200, $value];
			}
		}
	}

	/**
	 * Answers a property whatever was answered before. One that is not wanted is left out, unless the client wants all.
	 *
	 * @param string $propertyName
	 * @param mixed $value
	 * @param ?int $status null: 200, or 404 for a value that is null
	 * @return void
	 */
	public function set($propertyName, $value, $status = null) {
		if (isset($this->answers[$propertyName]) || $this->requestType === self::ALLPROPS) {
			$this->answers[$propertyName] = [$status ?? ($value === null ? 404 : 200), $value];
		}
	}

	/**
	 * @param string $propertyName
	 * @return mixed
	 */
	public function get($propertyName) {
		return $this->answers[$propertyName][1] ?? null;
	}

	/**
	 * @param string $propertyName
	 * @return ?int null for one that is not wanted
	 */
	public function getStatus($propertyName) {
		return $this->answers[$propertyName][0] ?? null;
	}

	/** @return string */
	public function getPath() {
		return $this->path;
	}

	/** @return int how many levels below the node are listed too */
	public function getDepth() {
		return $this->depth;
	}

	/** @return list<string> those that have no answer */
	public function get404Properties() {
		return array_keys(array_filter($this->answers, static fn (array $answer): bool => $answer[0] === 404));
	}

	/** @return list<string> */
	public function getRequestedProperties() {
		return $this->wanted;
	}

	/** @return bool */
	public function isAllProps() {
		return $this->requestType === self::ALLPROPS;
	}

	/** @return array<int, array<string, mixed>> values by status and name */
	public function getResultForMultiStatus() {
		$byStatus = [200 => [], 404 => []];
		foreach ($this->answers as $name => [$status, $value]) {
			$byStatus[$status][$name] = $value;
		}
		if ($this->requestType === self::ALLPROPS) {
			unset($byStatus[404]);
		}
		return $byStatus;
	}
}
