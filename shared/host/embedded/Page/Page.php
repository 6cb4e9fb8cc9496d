<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\Accounts\Login\Session;
use Host\AppFramework\Http\ErrorPages;
use Host\AppFramework\Http\Nonce;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\L10N\IFactory;

/** The page that a request ends with, if it ends with one: what apps put on it, and how it is drawn. */
final class Page implements ErrorPages {
	/** @var array<string, array{string, string}> app and name, by both */
	public array $scripts = [];
	/** @var array<string, array{string, string}> app and name, by both */
	public array $styles = [];
	/** @var array<string, string> JSON in Base64, by the id of its input */
	private array $states = [];

	public function __construct(
		private readonly Templates $templates,
		private readonly Layout $layout,
		private readonly IFactory $l10n,
		private readonly Nonce $nonce,
		private readonly Session $session,
	) {
	}

	/** Scripts of this page run by it alone. */
	public function nonce(): string {
		return $this->nonce->value;
	}

	/** Gives a value to the scripts of an app. */
	public function provide(string $app, string $key, mixed $value): void {
		$this->states["initial-state-$app-$key"] = base64_encode(json_encode($value, JSON_THROW_ON_ERROR));
	}

	/** @return array<string, string> */
	public function states(): array {
		return $this->states;
	}

	/**
	 * A page that says what went wrong.
	 *
	 * @param Http::STATUS_* $status
	 * @param string $message the host's own words for it, empty for what the status means
	 * @return TemplateResponse<Http::STATUS_*, array<string, mixed>>
	 */
	#[\Override]
	public function error(int $status, string $message = ''): TemplateResponse {
		return new TemplateResponse('core', 'error', ErrorText::of($status, $message), TemplateResponse::RENDER_AS_GUEST, $status);
	}

	/**
	 * The template alone, or inside the layout that it asks for.
	 *
	 * @param TemplateResponse<Http::STATUS_*, array<string, mixed>> $response
	 */
	public function render(TemplateResponse $response): string {
		$app = $response->getApp();
		$params = $response->getParams() + ['cspNonce' => $this->nonce(), 'requesttoken' => $this->session->token()];
		$content = $this->templates->render($app, $response->getTemplateName(), $params, $this->l10n->get($app));
		return $response->getRenderAs() === TemplateResponse::RENDER_AS_BLANK
			? $content
			: $this->layout->around($content, $response, $this);
	}
}
