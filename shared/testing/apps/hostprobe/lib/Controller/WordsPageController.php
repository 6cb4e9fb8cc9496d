<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\IRequest;
use OCP\IURLGenerator;
use OCP\L10N\IFactory;

/** Pages that everyone may open. */
final class WordsPageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IInitialState $initialState,
		private readonly IFactory $languages,
		private readonly IURLGenerator $urls,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/words/door/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function door(string $name): TemplateResponse {
		$this->initialState->provideInitialState('door', ['name' => $name, 'opened' => 1]);
		return new TemplateResponse(
			'hostprobe',
			'door',
			['name' => $name],
			TemplateResponse::RENDER_AS_GUEST,
			$name === 'missing' ? Http::STATUS_NOT_FOUND : Http::STATUS_OK,
		);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'POST', url: '/words/door/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function knock(string $name): TemplateResponse {
		return $this->door($name);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/words/embedded/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function embedded(string $name): TemplateResponse {
		return self::framedBy('*', self::closed($name));
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/words/framed/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function framed(string $name): TemplateResponse {
		return self::framedBy('https://example.org', self::closed($name));
	}

	/**
	 * Nothing of Nextcloud's own is around it.
	 *
	 * @return TemplateResponse<Http::STATUS_*, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/words/blank/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function blank(string $name): TemplateResponse {
		return self::framedBy('*', new TemplateResponse('hostprobe', 'blank', [
			'name' => $name,
			'language' => $this->languages->findLanguage('core'),
			'asset' => $this->urls->linkTo('hostprobe', $name === 'missing' ? 'js/none.mjs' : 'img/app.svg', ['v' => '1 2']),
		], TemplateResponse::RENDER_AS_BLANK));
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	private static function closed(string $name): TemplateResponse {
		return new TemplateResponse('hostprobe', 'door', ['name' => $name], TemplateResponse::RENDER_AS_GUEST);
	}

	/**
	 * @param TemplateResponse<Http::STATUS_*, array<string, mixed>> $response
	 * @return TemplateResponse<Http::STATUS_*, array<string, mixed>>
	 */
	private static function framedBy(string $site, TemplateResponse $response): TemplateResponse {
		$policy = new ContentSecurityPolicy();
		$policy->addAllowedFrameAncestorDomain($site);
		$response->setContentSecurityPolicy($policy);
		return $response;
	}
}
