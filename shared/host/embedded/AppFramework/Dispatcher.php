<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\AppFramework\Kernel;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\{DataResponse, Events\BeforeTemplateRenderedEvent, Response, TemplateResponse};
use OCP\AppFramework\OCSController;

/** Middlewares around one controller method: the host's security first, then the app's; answers go back in reverse. */
final class Dispatcher {
	public function __construct(private Kernel $kernel, private Request $request, private string $app, private int $ocs) {
	}

	public function dispatch(string $class, string $method): Response {
		$container = $this->kernel->appContainer($this->app);
		$controller = $container->get($class);
		if ($controller instanceof OCSController) {
			$controller->ocsVersion = $this->ocs ?: 2;
		}
		$reflection = new \ReflectionMethod($controller, $method);
		$chain = [new Security($this->kernel, $this->request, $reflection, $this->ocs)];
		foreach ($this->app === 'core' ? [] : $this->kernel->get(AppManager::class)->middlewares($this->app) as $name) {
			$chain[] = $container->get($name);
		}
		$reached = 0;
		try {
			foreach ($chain as $middleware) {
				$reached++;
				$middleware->beforeController($controller, $method);
			}
			$response = $this->run($container, $controller, $reflection);
		} catch (\Throwable $e) {
			$response = $this->recover(array_slice($chain, 0, $reached), $controller, $method, $e instanceof \Exception ? $e : new \Exception($e->getMessage() . " in file '{$e->getFile()}' line {$e->getLine()}", 0, $e));
		}
		foreach (array_reverse($chain) as $middleware) {
			$response = $middleware->afterController($controller, $method, $response);
		}
		if ($response instanceof TemplateResponse) {
			$this->kernel->get(Events::class)->dispatchTyped(new BeforeTemplateRenderedEvent($this->kernel->get(\Host\Accounts\Session::class)->isLoggedIn(), $response));
		}
		return $response;
	}

	private function recover(array $chain, Controller $controller, string $method, \Exception $e): Response {
		foreach (array_reverse($chain) as $middleware) {
			try {
				return $middleware->afterException($controller, $method, $e);
			} catch (\Exception $next) {
				$e = $next;
			}
		}
		throw $e;
	}

	private function run(Container $container, Controller $controller, \ReflectionMethod $method): Response {
		try {
			$response = $method->getName() === '' ?: \call_user_func_array([$controller, $method->getName()], $this->arguments($container, $method));
		} catch (\TypeError $e) {
			if ($e->getFile() === $method->getFileName() && $e->getLine() === $method->getStartLine()) {
				return new Response(400);
			}
			throw $e;
		}
		return $response instanceof DataResponse || !$response instanceof Response ? $controller->buildResponse($response, $this->request->getFormat() ?? ($this->ocs ? 'xml' : 'json')) : $response;
	}

	private function arguments(Container $container, \ReflectionMethod $method): array {
		preg_match_all('/@param\h+(\w+)\h+\$(\w+)/', $method->getDocComment() ?: '', $m);
		$documented = array_combine($m[2], $m[1]);
		$arguments = [];
		foreach ($method->getParameters() as $p) {
			$type = $p->getType() instanceof \ReflectionNamedType ? $p->getType()->getName() : ($documented[$p->getName()] ?? null);
			$default = $p->isDefaultValueAvailable() ? $p->getDefaultValue() : null;
			$value = $this->request->getParam($p->getName(), $default);
			if ($value === 'false' && in_array($type, ['bool', 'boolean'], true)) {
				$value = false;
			} elseif ($value !== null && in_array($type, ['int', 'integer', 'bool', 'boolean', 'float', 'double'], true)) {
				settype($value, $type);
				if ($p->getName() === 'limit' && $value !== $default && ($value < 1 || $value > 500)) {
					throw new \OutOfRangeException('Parameter limit must be between 1 and 500');
				}
			} elseif ($value === null && $type !== null && interface_exists($type) | class_exists($type)) {
				$value = $container->get($type);
			}
			$arguments[] = $value;
		}
		return $arguments;
	}
}
