<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

use Host\Page\Page;
use OCP\AppFramework\Http;
use OCP\Server;

/**
 * A template of an app, with or without the page around it.
 *
 * @template-covariant S of Http::STATUS_*
 * @template-covariant H of array<string, mixed>
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
class TemplateResponse extends Response {
	public const RENDER_AS_GUEST = 'guest';
	public const RENDER_AS_BLANK = '';
	public const RENDER_AS_USER = 'user';

	/** @var string */
	protected $templateName;
	/** @var array<string, mixed> */
	protected $params;
	/** @var string */
	protected $renderAs;
	/** @var string */
	protected $appName;

	/**
	 * @param array<string, mixed> $params what the template finds in `$_`
	 * @param self::RENDER_AS_* $renderAs
	 * @param S $status
	 * @param H $headers
	 */
	public function __construct(
		string $appName,
		string $templateName,
		array $params = [],
		string $renderAs = self::RENDER_AS_USER,
		int $status = Http::STATUS_OK,
		array $headers = [],
	) {
		parent::__construct($status, $headers);
		$this->appName = $appName;
		$this->templateName = $templateName;
		$this->params = $params;
		$this->renderAs = $renderAs;
		$this->setContentSecurityPolicy(new ContentSecurityPolicy());
		$this->setFeaturePolicy(new FeaturePolicy());
	}

	/** @return array<string, mixed> */
	public function getParams() {
		return $this->params;
	}

	public function getApp(): string {
		return $this->appName;
	}

	/** @return string */
	public function getTemplateName() {
		return $this->templateName;
	}

	/**
	 * @param self::RENDER_AS_* $renderAs
	 * @return $this
	 */
	public function renderAs($renderAs) {
		$this->renderAs = $renderAs;
		return $this;
	}

	/** @return string */
	public function getRenderAs() {
		return $this->renderAs;
	}

	#[\Override]
	public function render() {
		return Server::get(Page::class)->render($this);
	}
}
