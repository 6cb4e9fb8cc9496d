<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IUserManager;

/** Says how the host read a request. */
final class FrameworkInputController extends Controller {
	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/all/{id}')]
	#[FrontpageRoute(verb: 'POST', url: '/input/all/{id}', postfix: 'Post')]
	#[FrontpageRoute(verb: 'PUT', url: '/input/all/{id}', postfix: 'Put')]
	#[FrontpageRoute(verb: 'PATCH', url: '/input/all/{id}', postfix: 'Patch')]
	#[FrontpageRoute(verb: 'DELETE', url: '/input/all/{id}', postfix: 'Delete')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function all(): JSONResponse {
		$file = $this->request->getUploadedFile('upload');
		return new JSONResponse([
			'params' => $this->request->getParams(),
			'method' => $this->request->getMethod(),
			'id' => $this->request->getParam('id', 'none'),
			'format' => $this->request->getFormat(),
			'script' => $this->request->getScriptName(),
			'uri' => $this->request->getRequestUri(),
			'address' => $this->request->getRemoteAddress(),
			'cookie' => $this->request->getCookie('own'),
			'type' => $this->request->getHeader('Content-Type'),
			'own' => $this->request->getHeader('x-own'),
			'missing' => $this->request->getHeader('X-Missing'),
			'variables' => $this->request->urlParams,
			'query' => $this->request->server['QUERY_STRING'] ?? null,
			'idLength' => strlen($this->request->getId()),
			'file' => $file === null ? null : array_intersect_key($file, ['name' => true, 'type' => true, 'size' => true, 'error' => true]),
			'csrf' => $this->request->passesCSRFCheck(),
			'strict' => $this->request->passesStrictCookieCheck(),
			'lax' => $this->request->passesLaxCookieCheck(),
		]);
	}

	/**
	 * @param array<array-key, mixed> $list
	 * @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/input/typed')]
	#[FrontpageRoute(verb: 'POST', url: '/input/typed', postfix: 'Post')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function typed(
		string $text,
		int $number = 7,
		float $fraction = 0.5,
		bool $flag = true,
		array $list = [],
		?string $maybe = null,
		?int $count = null,
		mixed $any = 'any',
		int|string $either = 'either',
	): JSONResponse {
		return new JSONResponse([
			'text' => $text,
			'number' => $number,
			'fraction' => $fraction,
			'flag' => $flag,
			'list' => $list,
			'maybe' => $maybe,
			'count' => $count,
			'any' => $any,
			'either' => $either,
		]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{limit: int}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/limit')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function limit(int $limit = 1000): JSONResponse {
		return new JSONResponse(['limit' => $limit]);
	}

	/**
	 * @param int<1, 10> $page
	 * @return JSONResponse<Http::STATUS_OK, array{page: int}, array{}>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/input/range')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function range(int $page = 1): JSONResponse {
		return new JSONResponse(['page' => $page]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{users: bool}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/service')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function service(IUserManager $users): JSONResponse {
		return new JSONResponse(['users' => $users->userExists('admin')]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{path: string}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/path/{path}', requirements: ['path' => '.+'])]
	#[PublicPage]
	#[NoCSRFRequired]
	public function path(string $path): JSONResponse {
		return new JSONResponse(['path' => $path]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{name: string, kind: string}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/file/{name}.{kind}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function file(string $name, string $kind): JSONResponse {
		return new JSONResponse(['name' => $name, 'kind' => $kind]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{one: string, two: string}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/optional/{one}/{two}', defaults: ['one' => 'first', 'two' => 'second'])]
	#[PublicPage]
	#[NoCSRFRequired]
	public function optional(string $one, string $two): JSONResponse {
		return new JSONResponse(['one' => $one, 'two' => $two]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{slash: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/input/slash/')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function slash(): JSONResponse {
		return new JSONResponse(['slash' => true]);
	}
}
