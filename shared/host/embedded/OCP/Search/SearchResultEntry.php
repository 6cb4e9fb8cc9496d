<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Search;

/** One thing that was found. */
class SearchResultEntry implements \JsonSerializable {
	/** @var string */
	protected $thumbnailUrl;
	/** @var string */
	protected $title;
	/** @var string */
	protected $subline;
	/** @var string */
	protected $resourceUrl;
	/** @var string */
	protected $icon;
	/** @var bool */
	protected $rounded;
	/** @var array<string, string> */
	protected $attributes = [];

	/**
	 * @param string $icon CSS class, or address of a picture
	 * @param bool $rounded whether the thumbnail is shown as a circle
	 */
	public function __construct(
		string $thumbnailUrl,
		string $title,
		string $subline,
		string $resourceUrl,
		string $icon = '',
		bool $rounded = false,
	) {
		$this->thumbnailUrl = $thumbnailUrl;
		$this->title = $title;
		$this->subline = $subline;
		$this->resourceUrl = $resourceUrl;
		$this->icon = $icon;
		$this->rounded = $rounded;
	}

	/** For scripts that know this kind of entry. */
	public function addAttribute(string $key, string $value): void {
		$this->attributes[$key] = $value;
	}

	/** @return array<string, mixed> */
	#[\Override]
	public function jsonSerialize(): array {
		return [
			'thumbnailUrl' => $this->thumbnailUrl,
			'title' => $this->title,
			'subline' => $this->subline,
			'resourceUrl' => $this->resourceUrl,
			'icon' => $this->icon,
			'rounded' => $this->rounded,
			'attributes' => $this->attributes,
		];
	}
}
